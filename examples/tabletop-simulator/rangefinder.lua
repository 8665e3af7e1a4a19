-- Tabletop Simulator: a chat command that says what an Alpha Strike shot needs.
--   !shot SKILL INCHES [stood_still|ground|jumped] [TMM]
-- Paste it into the global script. Of the host it calls WebRequest.get, JSON.decode and broadcastToAll.

SERVER = "http://localhost:4000"

local function address(skill, inches, moved, tmm)
  local parts = { "skill=" .. skill, "inches=" .. inches, "fields=summary" }
  if moved then table.insert(parts, "targetMoved=" .. string.upper(moved)) end
  if tmm then table.insert(parts, "tmm=" .. tmm) end
  return SERVER .. "/v1/alpha-strike/target-number?" .. table.concat(parts, "&")
end

local function words(answer)
  if answer.summary then return answer.summary end
  local messages = {}
  for _, problem in ipairs(answer.problems or {}) do table.insert(messages, problem.message) end
  return #messages > 0 and table.concat(messages, "; ") or answer.detail
end

function onChat(message)
  local skill, inches, rest = string.match(message, "^!shot (%d+) ([%d.]+)%s*(.*)$")
  if not skill then return end
  local moved, tmm = string.match(rest, "^([%a_]+)%s*(%d*)$")
  if tmm == "" then tmm = nil end
  WebRequest.get(address(skill, inches, moved, tmm), function(request)
    if request.is_error and request.text == "" then
      broadcastToAll("Rangefinder does not answer: " .. tostring(request.error), { 1, 0.4, 0.4 })
    else
      broadcastToAll(words(JSON.decode(request.text)), { 1, 1, 1 })
    end
  end)
end
